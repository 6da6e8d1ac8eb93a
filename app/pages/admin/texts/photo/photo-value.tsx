import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { imageAttributes } from '@allure/content-engine/images'
import type { LibraryPhoto, PhotoPicking } from './library.ts'
import { PhotoSearch, photoSubmit } from './photo-panel.tsx'

/** How the form around a photo's field asks for one. */
export type PhotoAsking = {
  /** Opens the library; undefined until a script runs. */
  readonly open: ((onPick: (photo: LibraryPhoto) => void) => void) | undefined
  /** The photos that a press asked for without a script. */
  readonly picking: PhotoPicking | undefined
}

type PhotoValueProps = {
  name: string
  label: string
  help: string | undefined
  error: string | undefined
  value: string
  asking: PhotoAsking
}

/** A photo of the library in a field: seen, chosen, taken out. */
export function PhotoValue({ name, label, help, error, value, asking }: PhotoValueProps) {
  const [source, setSource] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === source) return
    shown.current = source
    // A hidden field says nothing when a script changes it: its form would not know.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [source])
  const place = name.slice(2)
  const press = (gesture: string) => photoSubmit(gesture, asking.open !== undefined, name)
  const { open, picking } = asking
  const choosing = open
    ? { onClick: () => open((photo) => setSource(photo.source)) }
    : press(`champ:${place}:1`)
  const taking = open ? { onClick: () => setSource('') } : press(`oter:${place}`)
  const image = imageAttributes({}, source.replace(/^\//, ''), '8rem')
  return (
    <fieldset id={name} className="text-photo-value" tabIndex={-1}>
      <legend className="field-label">{label}</legend>
      {error ? <p className="field-error">{error}</p> : null}
      {help ? <p className="field-hint">{help}</p> : null}
      <input type="hidden" name={name} value={source} ref={input} />
      <div className="row chips">
        {image ? <img {...image} alt="" className="photo-thumb" /> : null}
        {source && !image ? <code className="small">{source}</code> : null}
        <Button look="line" size="small" icon="image" {...choosing}>
          {source ? 'Changer' : 'Choisir une photo'}
          <span className="vh">&nbsp;: {label}</span>
        </Button>
        {source ? (
          <Button look="line" size="small" icon="x" {...taking}>
            Enlever<span className="vh">&nbsp;: {label}</span>
          </Button>
        ) : null}
      </div>
      {picking && picking.field === place ? (
        <>
          <PhotoSearch
            id={`${name}-choix`}
            library={picking.library}
            find={(page) => press(`champ:${place}:${page}`)}
            choose={(photo) => press(`mettre:${place}:${photo.source}`)}
            close={
              <Button look="ghost" size="small" {...press('fermer')}>
                Fermer
              </Button>
            }
          />
          <p className="field-hint">
            <a className="link tap" href={href('/admin/photos/ajouter')} target="_blank">
              Déposer une nouvelle photo (nouvel onglet)
            </a>
            , puis la chercher ici.
          </p>
        </>
      ) : null}
    </fieldset>
  )
}
