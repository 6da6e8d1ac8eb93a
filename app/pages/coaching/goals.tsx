import type { CoachingTexts } from '#app/domain/coaching/store.server.ts'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import { SplitStrip } from './split-parts.tsx'

type GoalsTexts = CoachingTexts['goals']

export function Goals({ title, lead, items }: GoalsTexts) {
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

function Goal({ goal }: { goal: GoalsTexts['items'][number] }) {
  const { name, facts, keySession } = goal
  return (
    <article className="goal">
      <h3 className="d3">{name}</h3>
      {'shares' in goal ? <SplitStrip shares={goal.shares} /> : null}
      <KeyValueList items={facts} />
      <p className="goal-key-session cluster">
        <span className="muted smaller">Séance clé</span>
        <b>{keySession.name}</b>
        <span className="num">{keySession.pace}</span>
      </p>
    </article>
  )
}
