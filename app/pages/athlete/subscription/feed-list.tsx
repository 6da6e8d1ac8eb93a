import type { FeedKind } from '#app/domain/competitions/feed/feed-file.ts'
import { ButtonContent } from '#app/ui/kit/button-content.tsx'
import { buttonClasses } from '#app/ui/kit/button-look.ts'
import { CopyButton } from '#app/ui/kit/copy-button.tsx'
import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import type { FeedAddress } from './feed-addresses.ts'
import { SubscriptionSection } from './subscription-section.tsx'

export function FeedList({ feeds }: { feeds: readonly FeedAddress[] }) {
  return (
    <SubscriptionSection
      id="adresses"
      title="Vos deux calendriers"
      lead="L’un, l’autre ou les deux. Votre agenda les relit de lui-même, toutes les heures ou une fois par jour selon le programme."
    >
      <ul className="subscription-feeds">
        {feeds.map((feed) => (
          <FeedRow key={feed.kind} feed={feed} />
        ))}
      </ul>
    </SubscriptionSection>
  )
}

function FeedRow({ feed: { kind, web, program } }: { feed: FeedAddress }) {
  const { title, text } = feedWords[kind]
  const quoted = `«\u202f${title}\u202f»`
  return (
    <li className="subscription-feed">
      <h3>{title}</h3>
      <p className="muted">{text}</p>
      <Field
        id={`adresse-${kind}`}
        label={
          <>
            Adresse<span className="vh"> du calendrier {title}</span>
          </>
        }
      >
        <TextInput
          className="subscription-address"
          readOnly
          value={web}
          translate="no"
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <div className="subscription-buttons">
        <a className={buttonClasses({ look: 'primary', size: 'small' })} href={program}>
          <ButtonContent icon="calendar-days" size="small">
            S’abonner
          </ButtonContent>
          <span className="vh"> à {quoted}</span>
        </a>
        <CopyButton text={web} about={`de ${quoted}`}>
          Copier l’adresse
        </CopyButton>
        <a className="link" href={web} download={`${kind}.ics`}>
          Télécharger une fois<span className="vh"> {quoted}</span>
        </a>
      </div>
    </li>
  )
}

const feedWords: Readonly<Record<FeedKind, { title: string; text: string }>> = {
  tout: {
    title: 'Tout le calendrier',
    text: 'Les courses du club et de vos groupes, les stages. Une course annulée y reste, marquée.',
  },
  'mes-courses': {
    title: 'Mes courses',
    text: 'Celles où vous allez, ou peut-être, avec votre format, votre objectif et votre temps visé. Vos courses masquées y sont aussi\u00a0: elles ne sont que pour vous.',
  },
}
