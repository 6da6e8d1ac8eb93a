import type { Care } from '#app/domain/care/store.server.ts'
import { contactPath } from '#app/ui/blocks/navigation.ts'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import { StepsLine } from '#app/ui/kit/steps-line.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'

export function CarePractice({ practice }: { practice: Care['texts']['practice'] }) {
  const { title, steps, place, hours, payment, cancellation, audience } = practice
  return (
    <section className="band" id="pratique">
      <div className="wrap section care-practice columns">
        <div>
          <h2 className="d3">{title}</h2>
          <StepsLine steps={steps} />
        </div>
        <KeyValueList
          wide
          items={[
            { term: 'Où', icon: 'map-pin', value: place },
            { term: 'Quand', icon: 'clock', value: hours },
            { term: 'Paiement', icon: 'credit-card', value: payment },
            { term: 'Annulation', icon: 'calendar-x', value: cancellation },
            {
              term: 'Pour qui',
              icon: 'users',
              value: (
                <>
                  {audience} <TextLink to={contactPath('massage')}>Une question avant de venir</TextLink>
                </>
              ),
            },
          ]}
        />
      </div>
    </section>
  )
}
