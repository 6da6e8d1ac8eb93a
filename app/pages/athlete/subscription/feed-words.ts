import type { FeedKind } from '#app/domain/competitions/feed/feed-file.ts'

/** What each calendar holds, said to who subscribes to it. */
export const feedWords: Readonly<Record<FeedKind, { title: string; text: string }>> = {
  tout: {
    title: 'Tout le calendrier',
    text: 'Les courses du club et de vos groupes, les stages. Une course annulée y reste, marquée.',
  },
  'mes-courses': {
    title: 'Mes courses',
    text: 'Celles où vous allez, ou peut-être, avec votre format, votre objectif et votre temps visé. Vos courses masquées y sont aussi\u00a0: elles ne sont que pour vous.',
  },
}
