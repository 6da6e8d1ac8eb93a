const numbers = ['', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six']

/** « Un point à corriger avant l’envoi », « Trois points à corriger… ». */
export function summaryTitle(count: number): string {
  const number = numbers[count] ?? String(count)
  return `${number} ${count > 1 ? 'points' : 'point'} à corriger avant l’envoi`
}
