import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { Goal, type GoalFacts } from './goal.tsx'

type GoalsProps = { title: string; lead?: string | undefined; items: readonly GoalFacts[] }

/** What one trains for, side by side. */
export function Goals({ title, lead, items }: GoalsProps) {
  return (
    <section className="section wrap" id="objectifs">
      <SectionHead title={title} lead={lead} />
      <div className={items.length > 3 ? 'goals goals-four' : 'goals'}>
        {items.map((goal) => (
          <Goal key={goal.name} goal={goal} />
        ))}
      </div>
    </section>
  )
}
