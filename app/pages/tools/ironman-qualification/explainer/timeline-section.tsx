import { Certainty, type CertaintyDegree } from './certainty.tsx'
import { ExplainerSection } from './explainer-section.tsx'
import { drawLanes, lanesBox } from './rule-lanes.ts'

type RuleEvent = {
  date: string
  title: string
  text: string
  marks: { degree: CertaintyDegree; words?: string }[]
}

const events: RuleEvent[] = [
  {
    date: 'Jusqu’aux championnats 2025',
    title: 'À chaque groupe d’âge ses places',
    text: 'Une place au moins par groupe ayant des partants, le reste au prorata des partants. On ne se mesurait qu’à sa tranche, et une place refusée y descendait sans limite.',
    marks: [{ degree: 'read' }],
  },
  {
    date: '2 juillet 2025',
    title: 'Une liste au temps pondéré',
    text: 'Premiers 70.3 le 6 juillet 2025, Jönköping et Muskoka. Premiers Ironman les 16 et 17 août 2025, Kalmar et Copenhague.',
    marks: [{ degree: 'read' }],
  },
  {
    date: '14 novembre 2025',
    title: 'Ironman : femmes et hommes séparés',
    text: 'Après un tiers des courses. Deux listes, coefficients des femmes rapportés à leur groupe le plus rapide, offres rétroactives. Le 70.3 ne change pas.',
    marks: [{ degree: 'read' }],
  },
  {
    date: '23 juin 2026',
    title: 'Une nouvelle table 70.3',
    text: 'Déposée par une société de chronométrage. Rien ne dit pour quel championnat : celui de 2027, d’après la date.',
    marks: [{ degree: 'single' }, { degree: 'deduced', words: 'Cycle 2027 déduit' }],
  },
  {
    date: '10 octobre 2026',
    title: 'Le championnat de Kona',
    text: 'Le championnat Ironman était fixé à ce samedi, femmes et hommes le même jour, environ 3 000 athlètes toutes voies comprises. Pour Kona 2027, nous n’avons pas trouvé de nouvelle table.',
    marks: [{ degree: 'read' }, { degree: 'unverified', words: '2027 à vérifier' }],
  },
]

/** The rules one after the other. */
export function TimelineSection() {
  return (
    <ExplainerSection
      id="calendrier"
      title="Calendrier des règles"
      lead="Trois règles en cinq mois : des couloirs d’âge, une seule liste, puis deux. Le dessin suit la règle ; en pointillé, ce qui n’est pas confirmé."
      raised
    >
      <div className="rule-events">
        <RuleLanesDrawing />
        <RuleLanesDrawing vertical />
        <ol>
          {events.map(({ date, title, text, marks }) => (
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

/** The lanes of the age groups through the rules; across on a wide screen, down on a narrow one. */
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
