import { RangeField } from '../../range-field.tsx'
import { CalculatePosted } from '../calculate-posted.tsx'
import type { Outcome, StartList } from '../list/list-answer.ts'
import type { QualificationAnswer } from '../qualification-answer.ts'
import { refusalWords } from '../refusal-words.ts'
import { verdictOf } from '../say-qualification.ts'
import { genderWords } from '../system-words.ts'
import { ListStrip } from './list-strip.tsx'
import type { VisitorPlace } from './visitor-place.ts'

type VisitorVerdictProps = {
  /** The rate of acceptance, as typed. */
  typed: string | undefined
  /** For the slider: it must be where the finger is at once. */
  answer: Pick<QualificationAnswer, 'readings' | 'acceptance'>
  /** For the words and the drawing, which may come a frame later. */
  drawn: QualificationAnswer
  place: VisitorPlace | undefined
  list: StartList
  asked: Outcome | undefined
}

/** Where the visitor stands in the list, pasted or invented, and how many are supposed to accept. */
export function VisitorVerdict({ typed, answer, drawn, place, list, asked }: VisitorVerdictProps) {
  const verdict = place && verdictOf(place, drawn)
  const who = drawn.system === '2025-07' ? 'liste commune' : `liste ${genderWords[drawn.group.gender]}`
  return (
    <section className="verdict" aria-labelledby="verdict">
      <h2 className="d3" id="verdict">
        {verdict?.title ?? 'Votre place dans la liste'}
      </h2>
      <p className="muted">{verdict?.detail ?? whyNoVerdict(drawn, asked)}</p>
      {place && drawn.graded !== undefined && (
        <ListStrip place={place} graded={drawn.graded} label={who} isInvented={list.isInvented} />
      )}
      {list.isInvented ? (
        <p className="qualification-note">
          <b>Peloton d’exemple, inventé</b>&nbsp;: 108 femmes, 492 hommes, aux temps disposés pour illustrer
          l’effet publié de la réforme Ironman. Il ne prouve rien et ne dit pas vos chances. Collez plus bas
          les résultats d’une édition passée pour vous situer sur de vrais temps.
        </p>
      ) : (
        <p className="qualification-note">
          <b>Votre liste&nbsp;: {list.starters.length} au départ.</b> Elle reste dans cette page, sans être
          enregistrée.
        </p>
      )}
      <RangeField
        name="acceptation"
        label="Offres acceptées, en %"
        typed={typed}
        reading={answer.readings.acceptance}
        value={answer.acceptance}
        least={5}
        most={100}
        step={5}
        hint="Votre hypothèse&nbsp;: aucun taux officiel n’est publié. À 100, la liste ne descend pas."
      />
      <CalculatePosted />
    </section>
  )
}

function whyNoVerdict(answer: QualificationAnswer, asked: Outcome | undefined): string {
  if (answer.system === 'ancien') return 'Sous l’ancienne règle, il n’y a pas de liste pondérée.'
  if (answer.time === undefined) return 'Indiquez un temps pour vous y situer.'
  if (asked?.result.ok === false) return refusalWords(asked.result.reason)
  return 'Indiquez le nombre de places de la course.'
}
