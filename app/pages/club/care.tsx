import { href } from 'react-router'
import { readCare } from '#app/domain/care/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { contactPath } from '#app/ui/blocks/navigation.ts'
import { PageHead } from '#app/ui/blocks/page-head/page-head.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { Route } from './+types/care.ts'
import { CareMenu } from './care-menu.tsx'
import { CarePractice } from './care-practice.tsx'
import { clubMeta, clubSheet } from './club-meta.ts'
import { GiftCard } from './gift-card.tsx'

const title = 'Massages et récupération'

export const links: Route.LinksFunction = clubSheet

export const headers = publicHeaders()

export async function loader({ context }: Route.LoaderArgs) {
  return readCare(context.get(servicesContext).content)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { description } = loaderData.texts
  return clubMeta(matches, { title, description, path: href('/nos-soins') })
}

export default function Care({ loaderData: { texts, services } }: Route.ComponentProps) {
  const { head, menu, practice, gift, sample } = texts
  return (
    <>
      <PageHead
        tag={title}
        art="head-care"
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
