import { href } from 'react-router'
import { readCare, type Care as CareFacts } from '#app/domain/care/store.server.ts'
import { readShownPhoto } from '#app/domain/photos/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { contactPath } from '#app/ui/blocks/navigation.ts'
import { PageHead } from '#app/ui/blocks/page-head/page-head.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import { StepsLine } from '#app/ui/kit/lists/steps-line.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { Route } from './+types/care.ts'
import { CareMenu } from './care-menu.tsx'
import { clubMeta, clubSheet, headPhotoWidths } from './club-meta.ts'

const title = 'Massages et récupération'

export const links: Route.LinksFunction = clubSheet

export const headers = publicHeaders()

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const care = await readCare(services.content)
  return { ...care, photo: await readShownPhoto(services, care.texts.head.photo, headPhotoWidths) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { description } = loaderData.texts
  const searchTitle = (town: string) => `Massage bien-être et récupération à ${town}`
  return clubMeta(matches, { title, searchTitle, description, path: href('/nos-soins') })
}

export default function Care({ loaderData: { texts, services, photo } }: Route.ComponentProps) {
  const { head, menu, practice, gift, sample } = texts
  return (
    <>
      <PageHead
        tag={title}
        art="head-care"
        photo={photo}
        title={
          <>
            {head.start} <AcceleratedWord word={head.word} from={125} to={64} />.
          </>
        }
        lead={head.lead}
        actions={
          <>
            <ButtonLink size="large" to={contactPath('massage')}>
              Demander un créneau
            </ButtonLink>
            <a className="button button-line button-large" href="#cadeau">
              <Icon name="gift" size={20} />
              Offrir un massage
            </a>
          </>
        }
      />
      <CareMenu texts={menu} services={services} isSample={sample} />
      <CarePractice practice={practice} />
      <GiftCard {...gift} />
    </>
  )
}

function CarePractice({ practice }: { practice: CareFacts['texts']['practice'] }) {
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

function GiftCard({ title, lead }: { title: string; lead: string }) {
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
