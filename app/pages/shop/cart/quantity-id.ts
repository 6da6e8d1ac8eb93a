/** The id of the field in which the quantity of a line is typed. */
export function quantityId(key: string): string {
  return `quantite-${key.replace('.', '-')}`
}
