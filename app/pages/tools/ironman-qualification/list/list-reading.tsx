import { MOST_LINES } from '#app/domain/training/qualification/result-list.ts'
import { writeNumber } from '#app/domain/training/typed/write-number.ts'
import { Note } from '#app/ui/kit/note.tsx'
import type { StartList } from './list-answer.ts'

/** What was read of the list, and the lines that were not. */
export function ListReading({ list, hasText }: { list: StartList; hasText: boolean }) {
  if (!hasText) return null
  const { starters, counts, ignored, ignoredCount, isCut } = list
  const finishers = starters.filter(({ time }) => time !== undefined).length
  return (
    <div className="list-reading">
      {!list.isInvented && (
        <p>
          {`Lu\u00a0: ${counted(starters.length, 'personne')} au départ, dont ${writeNumber(finishers, 0)} à l’arrivée\u202f; ${counted(counts.startersWomen, 'femme')} en ${counted(counts.groupsWomen, 'groupe')}, ${counted(counts.startersMen, 'homme')} en ${counted(counts.groupsMen, 'groupe')}.`}
        </p>
      )}
      {ignoredCount > 0 && (
        <Note tone="warning">
          <p>
            {ignoredCount > 1
              ? `${writeNumber(ignoredCount, 0)} lignes n’ont pas été lues, faute de groupe d’âge\u00a0: en-tête, professionnels ou écriture inconnue.`
              : 'Une ligne n’a pas été lue, faute de groupe d’âge\u00a0: en-tête, professionnel ou écriture inconnue.'}
          </p>
          <ul>
            {ignored.map(({ line, text }) => (
              <li key={line}>{`Ligne ${writeNumber(line, 0)}\u00a0: ${text}`}</li>
            ))}
            {ignoredCount > ignored.length && ignored.length > 0 && <li>…</li>}
          </ul>
        </Note>
      )}
      {isCut && (
        <p>{`La liste s’arrête à ${writeNumber(MOST_LINES, 0)} lignes\u00a0: la suite n’est pas lue.`}</p>
      )}
    </div>
  )
}

function counted(count: number, name: string): string {
  return `${writeNumber(count, 0)} ${name}${count > 1 ? 's' : ''}`
}
