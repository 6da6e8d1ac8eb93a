import { writeNumber } from '#app/domain/training/typed/writing.ts'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { ListStrip } from './list-strip.tsx'
import type { Outcome, StartList } from './list/list-answer.ts'
import type { QualificationAnswer } from './qualification-answer.ts'
import { genderWords, refusalWords, systemWords } from './system-words.ts'
import { verdictOf, type VisitorPlace } from './visitor-place.ts'

type VisitorVerdictProps = {
  drawn: QualificationAnswer
  place: VisitorPlace | undefined
  list: StartList
  asked: Outcome | undefined
}

/** Where the visitor stands in a list that was given; without one the rule, the places and what a list would add. */
export function VisitorVerdict({ drawn, place, list, asked }: VisitorVerdictProps) {
  if (list.counts === undefined) return <WithoutList answer={drawn} />
  const verdict = place && verdictOf(place, drawn)
  const who =
    drawn.system === '2025-07' || !drawn.group ? 'liste commune' : `liste ${genderWords[drawn.group.gender]}`
  return (
    <section className="tool-stack tool-stack-close" aria-labelledby="verdict">
      <h2 className="d3" id="verdict">
        <Ordinals>{verdict?.title ?? 'Votre place dans la liste'}</Ordinals>
      </h2>
      <p className="muted">
        <Ordinals>{verdict?.detail ?? whyNoVerdict(drawn, asked)}</Ordinals>
      </p>
      {place && drawn.graded !== undefined && <ListStrip place={place} graded={drawn.graded} label={who} />}
      <p className="tool-note">
        <b>Votre liste&nbsp;: {list.starters.length} au départ.</b> Elle reste dans cette page, sans être
        enregistrée.
      </p>
    </section>
  )
}

function WithoutList({ answer: { system, slots } }: { answer: QualificationAnswer }) {
  return (
    <section className="tool-stack tool-stack-close" aria-labelledby="verdict">
      <h2 className="d3" id="verdict">
        Sans liste, ni rang ni place
      </h2>
      <p>
        {slots !== undefined && <b>{`${writeNumber(slots, 0)} places. `}</b>}
        {systemWords[system].howShared}
      </p>
      <p className="tool-note">
        Votre rang dépend de tous les autres temps, et personne ne connaît ceux d’une course à venir.{' '}
        <a href="#liste">Collez les résultats d’une édition passée</a>&nbsp;: vous y verrez votre rang, le
        temps de la dernière place, et jusqu’où la liste serait descendue.
      </p>
    </section>
  )
}

function whyNoVerdict(answer: QualificationAnswer, asked: Outcome | undefined): string {
  if (answer.group === undefined) return 'Choisissez votre groupe d’âge pour vous y situer.'
  if (answer.system === 'ancien') return 'Sous l’ancienne règle, il n’y a pas de liste pondérée.'
  if (answer.time === undefined) return 'Indiquez un temps pour vous y situer.'
  if (asked?.result.ok === false) return refusalWords[asked.result.reason]
  return 'Indiquez le nombre de places de la course.'
}
