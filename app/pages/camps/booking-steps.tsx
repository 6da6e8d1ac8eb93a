type BookingStepsProps = { title: string; steps: readonly { title: string; text: string }[] }

/** How one comes along, in a few steps. */
export function BookingSteps({ title, steps }: BookingStepsProps) {
  return (
    <section className="section wrap booking-steps" id="reserver">
      <h2 className="d3">{title}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="d5">{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
