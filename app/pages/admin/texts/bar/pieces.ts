/** What a press of the bar writes: around what is selected, or words to type over. */
export type Piece = {
  readonly label: string
  readonly write: (selected: string) => string
  readonly isInline?: true
}

const lines = (selected: string, empty: string, mark: (line: string, index: number) => string) =>
  (selected || empty).split('\n').map(mark).join('\n')

export const pieces: readonly Piece[] = [
  { label: 'Titre', write: (selected) => `## ${selected || 'Titre'}` },
  { label: 'Sous-titre', write: (selected) => `### ${selected || 'Sous-titre'}` },
  { label: 'Gras', write: (selected) => `**${selected || 'mots'}**`, isInline: true },
  {
    label: 'Liste',
    write: (selected) => lines(selected, 'Premier point\nSecond point', (line) => `- ${line}`),
  },
  {
    label: 'Liste numérotée',
    write: (selected) => lines(selected, 'D’abord\nEnsuite', (line, index) => `${index + 1}. ${line}`),
  },
  {
    label: 'Encadré',
    write: (selected) =>
      `:::callout{type="conseil" title="Bon à savoir"}\n${selected || 'Ce qu’il faut retenir.'}\n:::`,
  },
  {
    label: 'Onglets',
    write: (selected) =>
      `::::tabs\n:::tab{label="Débuter"}\n${selected || 'Pour commencer.'}\n:::\n:::tab{label="Progresser"}\nPour la suite.\n:::\n::::`,
  },
  { label: 'Tableau', write: () => '| Allure | 10 km |\n| --- | --- |\n| 5′00″ | 50:00 |' },
  {
    label: 'Vidéo',
    write: (selected) => `::video{src="https://" titre="${selected || 'Titre de la vidéo'}"}`,
  },
]

type Writing = { readonly text: string; readonly start: number; readonly end: number }

/** What to put from `start` to `end` of a text, blocks with an empty line on both sides of them. */
export function writingOf(value: string, start: number, end: number, { write, isInline }: Piece): Writing {
  const text = write(value.slice(start, end).trim())
  if (isInline) return { text, start, end }
  const before = value.slice(0, start)
  const after = value.slice(end)
  const above = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const below = after.startsWith('\n\n') ? '' : after === '' || after.startsWith('\n') ? '\n' : '\n\n'
  return { text: above + text + below, start, end }
}

export function linkTo(page: { path: string; title: string }): Piece {
  return {
    label: page.title,
    write: (selected) => `[${selected || page.title}](${page.path})`,
    isInline: true,
  }
}
