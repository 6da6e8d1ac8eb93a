import { href } from 'react-router'
import { servicesContext } from '../../context.ts'
import { readCare } from '../../domain/care/store.server.ts'
import { publicHeaders } from '../../public-headers.ts'
import { AcceleratedWord } from '../../ui/art/accelerated-word.tsx'
import { contactPath } from '../../ui/blocks/contact-path.ts'
import { PageHead } from '../../ui/blocks/page-head/page-head.tsx'
import { ButtonLink } from '../../ui/kit/button-link.tsx'
import { Icon } from '../../ui/kit/icon.tsx'
import type { Route } from './+types/care.ts'
import { clubMeta } from './club-meta.ts'
import { CareMenu } from './care-menu.tsx'
import { CarePractice } from './care-practice.tsx'
import { clubSheet } from './club-sheet.ts'
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
