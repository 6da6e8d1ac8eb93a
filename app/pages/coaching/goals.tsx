import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import { SplitStrip, type Shares } from './split-parts.tsx'

type GoalsProps = { title: string; lead?: string | undefined; items: readonly GoalFacts[] }

export function Goals({ title, lead, items }: GoalsProps) {
  return (
    <section className="section wrap" id="objectifs">
      <SectionHead title={title} lead={lead} />
      <div className={items.length > 3 ? 'goals goals-four columns-narrow' : 'goals columns-narrow'}>
        {items.map((goal) => (
          <Goal key={goal.name} goal={goal} />
        ))}
      </div>
    </section>
  )
}

type GoalFacts = {
  name: string
  facts: { term: string; value: string }[]
  keySession: { name: string; pace: string }
  shares?: Shares
}

function Goal({ goal: { name, facts, keySession, shares } }: { goal: GoalFacts }) {
  return (
    <article className="goal">
      <h3 className="d3">{name}</h3>
      {shares ? <SplitStrip shares={shares} /> : null}
      <KeyValueList items={facts} />
      <p className="goal-key-session cluster">
        <span>Séance clé</span>
        <b>{keySession.name}</b>
        <span className="num">{keySession.pace}</span>
      </p>
    </article>
  )
}
