export const FIRST_NAMES: readonly string[] = words(`
  Amara Andre Aisha Beth Carlos Chloe Daniel Diego Elena Emeka Fatima Felix Gita Grace
  Hana Hector Imani Ines Jamal Joan Kenji Lara Lena Luis Mei Miguel Nadia Noel Olga Omar
  Paula Quinn Rachel Rosa Sanjay Sofia Tariq Tessa Uma Victor Wanda Xavier Yara Yusuf Zoe
`);

export const CHILD_NAMES: readonly string[] = words(`
  Abel Alma Ari Bea Ben Caleb Cora Dev Elif Eli Emma Ezra Finn Freya Gia Gus Hugo Iris
  Isaac Jada Jonah Juno Kai Kiran Layla Liam Lucia Maya Milo Nia Noah Nora Olive Oscar Pia
  Ravi Remy Ruby Sami Sana Theo Tia Vera Wes Yuki Zane
`);

export const LAST_NAMES: readonly string[] = words(`
  Abbott Ahmed Alvarez Banerjee Bauer Brooks Castillo Chen Cohen Cruz Davis Diallo Evans
  Fischer Flores Garcia Gupta Hall Haddad Ito Jackson Jensen Khan Kowalski Lee Lopez
  Martin Mensah Moore Murphy Nguyen Novak Okafor Ortiz Park Patel Perez Petrov Reed Rivera
  Rossi Santos Schmidt Silva Singh Smith Suzuki Taylor Tran Walker Weber Wong Young Zhang
`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
