export function quantityId(key: string): string {
  return `quantite-${key.replace('.', '-')}`
}
