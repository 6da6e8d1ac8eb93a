import type { SeanceProps } from '#content-engine/render/block-props.ts'
import { Icon } from '../../kit/icon.tsx'
import type { IconName } from '../../kit/icon-names.ts'
import { IconDrawing } from '../content-icon/icon-drawing.tsx'

type Fact = { name: string; value: string | undefined; icon: IconName }

/** A training session: its figures first, then its steps, as one reads it at the track. */
export function ProseSession({ titre, duree, distance, allure, intensite, icon, children }: SeanceProps) {
  const facts: Fact[] = [
    { name: 'Durée', value: duree, icon: 'clock' },
    { name: 'Distance', value: distance, icon: 'flag' },
    { name: 'Allure', value: allure, icon: 'timer' },
    { name: 'Intensité', value: intensite, icon: 'footprints' },
  ]
  return (
    <section className="prose-session" aria-label={`Séance\u00A0: ${titre}`}>
      <p className="tag">
        {icon ? <IconDrawing drawing={icon} size={16} /> : null}
        Séance
      </p>
      <p className="d5">{titre}</p>
      <dl>
        {facts.map(({ name, value, icon }) =>
          value ? (
            <div key={name}>
              <dt>
                <Icon name={icon} size={16} />
                {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {children}
    </section>
  )
}
