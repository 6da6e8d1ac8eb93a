import { LineArt } from '#app/ui/art/line-art.tsx'
import { contactPath } from '#app/ui/blocks/navigation.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'

export function GiftCard({ title, lead }: { title: string; lead: string }) {
  return (
    <section className="section wrap">
      <div className="scene gift-card ink" id="cadeau">
        <LineArt name="gift-card" />
        <div>
          <h2 className="d2">{title}</h2>
          <p className="lead">{lead}</p>
          <p className="actions">
            <ButtonLink look="ink" size="large" icon="gift" to={contactPath('massage')}>
              Demander une carte cadeau
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  )
}
