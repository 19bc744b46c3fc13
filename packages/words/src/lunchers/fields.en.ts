/** The fields of a luncher, as the form names them and the record of who changed what. */
export const fields = {
  first: 'First name',
  last: 'Last name',
  school: 'School',
  grade: 'Grade',
};
