/** The dishes that a gift's card shows, by their drawings' names: the largest first. */
export const CARD_FOOD = {
  gift_card: ['turkey-pepperoni-pizza', 'avocado-sushi-box', 'two-chicken-tacos'],
  teacher_lunch: ['apple', 'salmon-bento', 'garden-salad-with-egg'],
} as const;
