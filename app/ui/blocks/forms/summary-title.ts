const numbers = ['', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six']

export function summaryTitle(count: number): string {
  const number = numbers[count] ?? String(count)
  return `${number} ${count > 1 ? 'points' : 'point'} à corriger avant l’envoi`
}
