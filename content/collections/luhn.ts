/** Whether the last of these figures is the key of those before it (Luhn), as in a SIREN or a SIRET. */
export function isLuhn(figures: string): boolean {
  const sum = [...figures].toReversed().reduce((total, figure, index) => {
    const weighed = Number(figure) * (index % 2 === 0 ? 1 : 2)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}
