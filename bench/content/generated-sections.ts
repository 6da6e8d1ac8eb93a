import type { Section } from '@allure/content-engine/search'

const SYLLABLES =
  'ba be bé ca ce cha co cou cré da de dé du é en fa fe fi fo ga ge gra ha in ja jou la le li lo lu ma me mi mo mou na ne né ni no nou o ou pa pe pé pi po pra que ra re ré ri ro sa se sé si so sou ta te té ti to tra tri u va ve vé vi vo vra'.split(
    ' ',
  )
const COMMON =
  'le la les de des du un une et à au aux en dans pour par sur que qui ne pas plus vous nous est sont séance allure course natation triathlon seuil endurance vélo nager courir coach stage plan semaine fréquence cardiaque récupération échauffement œil eau'.split(
    ' ',
  )
const WORDS = 30_000
const SECTIONS = 6

/** Makes texts in which words are as unequal as in French (Zipf's law); the same seed gives the same texts. */
export class GeneratedTexts {
  readonly #vocabulary: readonly string[]
  readonly #cumulated: readonly number[]
  #state: number

  constructor(seed = 1) {
    this.#state = seed
    const words = new Set(COMMON)
    while (words.size < WORDS) words.add(this.#inventedWord())
    this.#vocabulary = [...words]
    let total = 0
    this.#cumulated = this.#vocabulary.map((_, rank) => (total += 1 / (rank + 3)))
  }

  text(words: number): string {
    return Array.from({ length: words }, (_, index) => {
      const elision = this.#random() < 0.04 ? 'l’' : ''
      return `${elision}${this.#word()}${index % 12 === 11 ? '.' : ''}`
    }).join(' ')
  }

  /** A document of about 1 000 words in six sections. */
  sections(path: string): readonly Section[] {
    const title = this.text(4)
    return Array.from({ length: SECTIONS }, (_, index) => ({
      path,
      title,
      anchor: index === 0 ? null : `partie-${index}`,
      heading: index === 0 ? null : this.text(4),
      level: index === 0 ? 1 : 2,
      text: this.text(166),
    }))
  }

  #word(): string {
    const place = this.#random() * (this.#cumulated.at(-1) ?? 0)
    let first = 0
    let last = this.#cumulated.length - 1
    while (first < last) {
      const middle = (first + last) >> 1
      if ((this.#cumulated[middle] ?? 0) < place) first = middle + 1
      else last = middle
    }
    return this.#vocabulary[first] ?? ''
  }

  #inventedWord(): string {
    const length = 2 + Math.floor(this.#random() * 4)
    const syllables = Array.from({ length }, () => SYLLABLES[Math.floor(this.#random() * SYLLABLES.length)])
    return syllables.join('') + (this.#random() < 0.3 ? 's' : '')
  }

  #random(): number {
    this.#state = (this.#state * 1_664_525 + 1_013_904_223) >>> 0
    return this.#state / 2 ** 32
  }
}
