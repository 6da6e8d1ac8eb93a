/** What the club does for one participant, as its pages and buttons say it. */
export const participantActs = {
  options: 'Changer les options',
  ceder: 'Céder la place',
  rendre: 'Rendre la place',
} as const
