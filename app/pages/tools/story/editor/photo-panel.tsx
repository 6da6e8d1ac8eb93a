import { lazy, Suspense, useState } from 'react'
import { unmoved } from '#app/ui/art/stories/story.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { StoryState } from './use-story.ts'

const PhotoControls = lazy(async () => ({ default: (await import('./photo-controls.tsx')).PhotoControls }))

/** One's own photo under the drawing. */
export function PhotoPanel({ state }: { state: StoryState }) {
  const { look, choices, change, changeLook } = state
  const [trouble, setTrouble] = useState<string>()
  const { photo } = choices
  async function open(file: File | undefined) {
    if (!file) return
    // With the first photo, not with the page.
    const { openPhoto } = await import('./open-photo.ts')
    const opened = await openPhoto(file)
    setTrouble(typeof opened === 'string' ? opened : undefined)
    if (typeof opened === 'string') return
    change({ photo: { bitmap: opened, placement: unmoved, name: file.name } })
    changeLook({ ground: 'photo' })
  }
  return (
    <fieldset className="story-group only-live">
      <legend>Photo</legend>
      <input
        id="story-photo"
        className="vh"
        type="file"
        accept="image/*"
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <label htmlFor="story-photo" className="button button-line button-block">
        <Icon name="image" size={18} />
        {photo ? 'Changer de photo' : 'Dessiner sur une photo'}
      </label>
      <output className="small">{trouble}</output>
      {photo && look.ground === 'photo' ? (
        <Suspense>
          <PhotoControls state={state} photo={photo} />
        </Suspense>
      ) : null}
    </fieldset>
  )
}
