import type { ReactNode } from 'react'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { FigureFields } from './figure-fields.tsx'
import { ownFigure, searchName, type LibraryPhoto, type PhotoPicking } from './library.ts'
import { PhotoList } from './photo-list.tsx'

export const photoPanelId = 'photos'

/** A submit of the form of a text that leads back to the photos in it. */
export function photoSubmit(gesture: string, isLive: boolean, to = photoPanelId) {
  const formAction = isLive ? undefined : `#${to}`
  return { type: 'submit' as const, name: 'geste', value: gesture, ...(formAction && { formAction }) }
}

/** What the enter key does while a photo is being picked: never to publish the text. */
export function photoEnter({ chosen, field }: PhotoPicking) {
  if (field) return { name: 'geste', value: `champ:${field}:1` }
  return { name: 'geste', value: chosen ? `inserer:${chosen.id}` : 'photos:1' }
}

type PhotoPanelProps = { picking: PhotoPicking; attempt: string; isLive: boolean }

/** The photos within the form of a text, by submits alone; the chosen one goes to the end of the text. */
export function PhotoPanel({ picking, attempt, isLive }: PhotoPanelProps) {
  const { library, chosen, typed, problems } = picking
  const submit = (gesture: string) => photoSubmit(gesture, isLive)
  const close = (
    <Button look="ghost" size="small" {...submit('fermer')} formAction={isLive ? undefined : '#text-body'}>
      Fermer
    </Button>
  )
  if (chosen)
    return (
      <fieldset className="text-photo-panel stack" id={photoPanelId}>
        <legend className="field-label">Cette photo, à la fin du texte</legend>
        <FigureFields
          prefix="figure"
          photo={chosen}
          typed={typed ?? ownFigure(chosen)}
          problems={problems}
          attempt={attempt}
        />
        <div className="row chips">
          <Button size="small" {...submit(`inserer:${chosen.id}`)}>
            Mettre à la fin du texte
          </Button>
          <Button look="line" size="small" {...submit('photos:1')}>
            Une autre photo
          </Button>
          {close}
        </div>
      </fieldset>
    )
  return (
    <PhotoSearch
      id={photoPanelId}
      library={library}
      find={(page) => submit(`photos:${page}`)}
      choose={({ id }) => submit(`photo:${id}`)}
      close={close}
    />
  )
}

type PhotoSearchProps = {
  id: string
  library: PhotoPicking['library']
  find: (page: number) => ReturnType<typeof photoSubmit>
  choose: (photo: LibraryPhoto) => ReturnType<typeof photoSubmit>
  close: ReactNode
}

/** The photos looked for and chosen by submits alone. */
export function PhotoSearch({ id, library, find, choose, close }: PhotoSearchProps) {
  return (
    <fieldset className="text-photo-panel stack" id={id}>
      <legend className="field-label">Choisir une photo</legend>
      <Field id="photo-cherchee" label="Chercher une photo">
        <TextInput type="search" name={searchName} defaultValue={library.search} maxLength={100} />
      </Field>
      <div className="row chips">
        <Button look="line" size="small" icon="search" {...find(1)}>
          Chercher
        </Button>
        {close}
      </div>
      <PhotoList library={library} choose={choose} turn={find} />
    </fieldset>
  )
}
