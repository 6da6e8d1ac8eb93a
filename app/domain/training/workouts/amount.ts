import type { Amount } from './workout.ts'

const number = String.raw`\d+(?:\.\d+)?`
const notAWord = String.raw`(?![\p{L}\d/'"]|-\p{L})`
const hours = String.raw`(?<hours>${number}) ?h(?:eures?)?(?: ?(?<restMinutes>\d{1,2})(?: ?min)?)?`
const minutes = String.raw`(?<minutes>${number}) ?(?:min(?:utes?)?|mn|')(?: ?(?<restSeconds>\d{1,2})(?: ?(?:s(?:ec)?|"))?)?`
const seconds = String.raw`(?<seconds>${number}) ?(?:s(?:ec(?:ondes?)?)?|")`
const metres = String.raw`(?<metres>${number}) ?m(?:ètres?)?`
const kilometres = String.raw`(?<kilometres>${number}) ?(?:km|kilomètres?)`
const amount = String.raw`(?:${hours}|${minutes}|${seconds}|${kilometres}|${metres})${notAWord}`
const atStart = new RegExp(`^${amount}`, 'u')
const anywhere = new RegExp(String.raw`(?<![\d.'"])${amount}`, 'gu')

/** One kind of space, prime and decimal sign; `2 000 m` closed up. Keeps capitals and accents. */
export function evened(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[’‘′´]/g, "'")
    .replace(/[”“″]|''/g, '"')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/(?<=\b\d{1,3}) (?=\d{3}(?!\d))/g, '')
    .trim()
}

/** The amount an evened text begins with (`8 min`, `1'30"`, `1 h 15`, `400 m`, `1.5 km`) and what follows it. */
export function amountAtStart(text: string): { amount: Amount; rest: string } | undefined {
  const match = atStart.exec(text)
  const amount = match && amountOf(match.groups ?? {})
  return match && amount ? { amount, rest: text.slice(match[0].length).trim() } : undefined
}

/** An evened text in which every amount is written anew. */
export function rewriteAmounts(text: string, write: (amount: Amount) => string): string {
  return text.replace(anywhere, (written: string) => {
    const found = amountAtStart(written)
    return found ? write(found.amount) : written
  })
}

type Groups = Readonly<Record<string, string | undefined>>

function amountOf(groups: Groups): Amount | undefined {
  const { kilometres: inKilometres, metres: inMetres } = groups
  if (inKilometres !== undefined) return positive('metres', Number(inKilometres) * 1000)
  if (inMetres !== undefined) return positive('metres', Number(inMetres))
  const inHours = Number(groups.hours ?? 0) * 3600 + Number(groups.restMinutes ?? 0) * 60
  const inMinutes = Number(groups.minutes ?? 0) * 60 + Number(groups.restSeconds ?? 0)
  return positive('seconds', inHours + inMinutes + Number(groups.seconds ?? 0))
}

function positive(unit: Amount['unit'], value: number): Amount | undefined {
  const most = unit === 'metres' ? 1_000_000 : 360_000
  return value > 0 && value <= most ? { unit, value: Math.round(value * 10) / 10 } : undefined
}
