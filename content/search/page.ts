import type { Section } from '@allure/content-engine/search'

type Texts = readonly (string | undefined)[]

/** A page that its own module lays out: its beginning, then the parts that have an anchor. */
export class SearchedPage {
  readonly #path: string
  readonly #title: string
  readonly #sections: Section[]

  /** `names` is what else people call the page. */
  constructor(path: string, title: string, texts: Texts, names: readonly string[] = []) {
    this.#path = path
    this.#title = title
    this.#sections = [{ path, title, anchor: null, heading: null, level: 1, text: joined(texts), names }]
  }

  /** Adds what stands under a heading; `anchor` is an id of the page. */
  with(anchor: string, heading: string, texts: Texts, names: readonly string[] = []): this {
    const place = { path: this.#path, title: this.#title }
    this.#sections.push({ ...place, anchor, heading, level: 2, text: joined(texts), names })
    return this
  }

  get sections(): readonly Section[] {
    return this.#sections
  }
}

/** Sentences stay sentences: what ends without a sign gets a full stop. */
function joined(texts: Texts): string {
  return texts
    .flatMap((text) => (text ? [/[.!?…:;,]$/.test(text) ? text : `${text}.`] : []))
    .join(' ')
}
