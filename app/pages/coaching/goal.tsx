import { KeyValueList } from '#app/ui/kit/key-value-list.tsx'
import { SplitStrip, type Shares } from './split-strip.tsx'

export type GoalFacts = {
  name: string
  facts: { term: string; value: string }[]
  keySession: { name: string; pace: string }
  shares?: Shares
}

export function Goal({ goal: { name, facts, keySession, shares } }: { goal: GoalFacts }) {
  return (
    <article className="goal">
      <h3 className="d3">{name}</h3>
      {shares ? <SplitStrip shares={shares} /> : null}
      <KeyValueList items={facts} />
      <p className="goal-key-session">
        <span>Séance clé</span>
        <b>{keySession.name}</b>
        <span className="num">{keySession.pace}</span>
      </p>
    </article>
  )
}
