import type { OrderStep } from '../frame/order-header.tsx'

export function StepHead({ step, title, lead }: { step: OrderStep; title: string; lead: string }) {
  return (
    <header className="order-head">
      <h1 className="d2">
        <span className="order-step">
          Étape {step} sur 4<span className="vh">&nbsp;: </span>
        </span>
        {title}
      </h1>
      <p className="lead">{lead}</p>
    </header>
  )
}
