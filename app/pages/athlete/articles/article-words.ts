const words = {
  avis: 'Merci, c’est noté.',
  lu: 'Marqué comme lu.',
  'non-lu': 'Marqué comme non lu.',
} as const

export type Done = keyof typeof words

export type Received = { readonly done?: Done; readonly refused?: string }

export function doneWords(done: Done): string {
  return words[done]
}

export function doneOf(request: Request): Done | undefined {
  const said = new URL(request.url).searchParams.get('fait') ?? ''
  return isDone(said) ? said : undefined
}

function isDone(text: string): text is Done {
  return Object.hasOwn(words, text)
}

export const proseName = 'texte'

export const treeName = 'ressources'
