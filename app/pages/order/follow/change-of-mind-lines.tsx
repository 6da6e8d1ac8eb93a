import type { ChangeOfMind } from './change-of-mind.ts'

const lanes = [8, 15, 22, 29, 36]

/** From the order to the reception, then fourteen days: what the sentence above says, drawn. */
export function ChangeOfMindLines({ mind }: { mind: ChangeOfMind }) {
  const { orderedOn, receivedOn, lastDay } = mind
  return (
    <div aria-hidden="true">
      <svg className="order-mind-lines" viewBox="0 0 560 44" preserveAspectRatio="none" focusable="false">
        {lanes.map((y) => (
          <path key={y} className="ln" d={`M0 ${y}H560`} vectorEffect="non-scaling-stroke" />
        ))}
        <path className="ln ln-hi" d="M168 22H560" vectorEffect="non-scaling-stroke" />
        <path className="order-mind-cut" d="M168 0V44M560 0V44" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="order-mind-days">
        <span>{orderedOn}</span>
        <span>Réception{receivedOn ? `, ${receivedOn}` : ''}</span>
        <span>{lastDay ?? '+\u00a014\u00a0jours'}</span>
      </p>
    </div>
  )
}
