import { pathNumber } from '#app/ui/art/geometry/path-number.ts'
import { Certainty, ExplainerSection } from './explainer-section.tsx'
import texts from './explainer-texts.json' with { type: 'json' }

export const lanesBox = { length: 1000, breadth: 200 }

const [lanes, womenLanes, myLane] = [12, 4, 2]
const turns = { oneList: 200, twoLists: 400, knownUntil: 700, bend: 90 }

type LaneDrawing = { known: string; unknown: string }

export function drawLane(lane: number, vertical: boolean): LaneDrawing {
  const apart = 12 + (lane * (lanesBox.breadth - 24)) / (lanes - 1)
  const together = lanesBox.breadth / 2 + (lane - (lanes - 1) / 2) * 4
  const two = lane < womenLanes ? 48 + (lane - 1.5) * 6 : 136 + (lane - 7.5) * 6
  const at = (along: number, across: number) => {
    const [x, y] = vertical ? [across, along] : [along, across]
    return `${pathNumber(x)} ${pathNumber(y)}`
  }
  const bend = (start: number, from: number, to: number) => {
    const middle = start + turns.bend / 2
    return `L${at(start, from)}C${at(middle, from)} ${at(middle, to)} ${at(start + turns.bend, to)}`
  }
  const first = bend(turns.oneList - turns.bend, apart, together)
  const second = bend(turns.twoLists - turns.bend, together, two)
  return {
    known: `M${at(0, apart)}${first}${second}L${at(turns.knownUntil, two)}`,
    unknown: `M${at(turns.knownUntil, two)}L${at(lanesBox.length, two)}`,
  }
}

export function drawLanes(vertical: boolean): { others: LaneDrawing; mine: LaneDrawing } {
  const drawn = Array.from({ length: lanes }, (_, lane) => drawLane(lane, vertical))
  const others = drawn.filter((_, lane) => lane !== myLane)
  const joined = {
    known: others.map(({ known }) => known).join(''),
    unknown: others.map(({ unknown }) => unknown).join(''),
  }
  return { others: joined, mine: drawLane(myLane, vertical) }
}

type RuleEvent = Record<'date' | 'title' | 'text', string> & { marks: { degree: string; words?: string }[] }

export function TimelineSection() {
  return (
    <ExplainerSection
      id="calendrier"
      isFolded
      title="Calendrier des règles"
      lead="Trois règles en cinq mois : des couloirs d’âge, une seule liste, puis deux. Le dessin suit la règle ; en pointillé, ce qui n’est pas confirmé."
      raised
    >
      <div className="rule-events">
        <RuleLanesDrawing />
        <RuleLanesDrawing vertical />
        <ol>
          {(texts.events as RuleEvent[]).map(({ date, title, text, marks }) => (
            <li key={date}>
              <p className="num">{date}</p>
              <h3 className="d5">{title}</h3>
              <p>{text}</p>
              <p className="certainties">
                {marks.map(({ degree, words }) => (
                  <Certainty key={degree} degree={degree}>
                    {words}
                  </Certainty>
                ))}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </ExplainerSection>
  )
}

function RuleLanesDrawing({ vertical = false }: { vertical?: boolean }) {
  const { others, mine } = drawLanes(vertical)
  const [width, height] = vertical ? [lanesBox.breadth, lanesBox.length] : [lanesBox.length, lanesBox.breadth]
  return (
    <svg
      className={vertical ? 'rule-lanes-down' : 'rule-lanes'}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="ln" d={others.known} />
      <path className="ln explainer-dotted" d={others.unknown} />
      <path className="ln ln-hi" d={mine.known} />
      <path className="ln ln-hi explainer-dotted" d={mine.unknown} />
    </svg>
  )
}
