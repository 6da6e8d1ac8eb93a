import type { CoachingTexts } from '#app/domain/coaching/store.server.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { StepsLine } from '#app/ui/kit/steps-line.tsx'

type MethodProps = { audience: CoachingTexts['audience']; method: CoachingTexts['method'] }

export function Method({ audience, method }: MethodProps) {
  return (
    <section className="band" id="methode">
      <div className="wrap section coaching-method columns">
        <div>
          <h2 className="d3">{audience.title}</h2>
          <ul className="check-list audience">
            {audience.yes.map((situation) => (
              <li key={situation}>
                <Icon name="check" size={18} />
                {situation}
              </li>
            ))}
          </ul>
          <p className="muted">{audience.later}</p>
        </div>
        <div>
          <h2 className="d3">{method.title}</h2>
          <StepsLine steps={method.steps} />
        </div>
      </div>
    </section>
  )
}
