import {
  calendarSettingsOfPerson,
  eraseCalendarSettingsOfPerson,
  eraseParticipationsOfPerson,
  forgetProposer,
  participationsOfPerson,
  proposalsOfPerson,
} from '#app/domain/competitions/store.server.ts'
import { eraseReadingOfPerson, readingOfPerson } from '#app/domain/reading/store.server.ts'
import { erasePacesOfPerson, pacesOfPerson } from '#app/domain/training/store.server.ts'
import type { PersonData } from './person-data-kind-store.server.ts'

export const athleteDataKinds: readonly PersonData[] = [
  {
    key: 'courses',
    title: 'Vos courses et vos résultats',
    purpose: 'Préparer votre saison, dire au club où vous courez si vous le voulez bien',
    kept: 'Tant que votre compte existe',
    collect: participationsOfPerson,
    erase: eraseParticipationsOfPerson,
  },
  {
    key: 'coursesProposees',
    title: 'Courses que vous avez proposées',
    purpose: 'Savoir à qui répondre',
    kept: 'Tant que votre compte existe\u202f; la course reste ensuite au calendrier, sans vous',
    collect: proposalsOfPerson,
    erase: forgetProposer,
  },
  {
    key: 'agenda',
    title: 'Abonnement à l’agenda et rappels',
    purpose: 'Tenir votre agenda à jour, vous écrire ce que vous voulez et rien d’autre',
    kept: 'Tant que votre compte existe\u202f; un an pour les rappels envoyés',
    collect: calendarSettingsOfPerson,
    erase: eraseCalendarSettingsOfPerson,
  },
  {
    key: 'lectures',
    title: 'Vos lectures',
    purpose: 'Reprendre où vous en étiez, vous montrer ce qui est nouveau',
    kept: 'Tant que votre compte existe',
    collect: readingOfPerson,
    erase: eraseReadingOfPerson,
  },
  {
    key: 'allures',
    title: 'Vos allures de référence',
    purpose: 'Donner les séances à vos allures',
    kept: 'Jusqu’à ce que vous les effaciez',
    collect: pacesOfPerson,
    erase: erasePacesOfPerson,
  },
]
