import openPhotoAddress from 'address:./open-photo.ts'
import photoControlsAddress from 'address:./photo-controls.tsx'
import { useState } from 'react'
import { unmoved } from '#app/ui/art/stories/story.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { fetchScript } from '../fetch-script.ts'
import { late } from '../late.tsx'
import type { StoryState } from './use-story.ts'
import { notStarted } from './use-strava.ts'

const PhotoControls = late(
  async () => (await fetchScript<typeof import('./photo-controls.tsx')>(photoControlsAddress)).PhotoControls,
)

/** One's own photo under the drawing. */
export function PhotoPanel({ state }: { state: StoryState }) {
  const { look, choices, change, changeLook } = state
  const [trouble, setTrouble] = useState<string>()
  const { photo } = choices
  async function open(file: File | undefined) {
    if (!file) return
    // With the first photo, not with the page.
    const opened = await fetchScript<typeof import('./open-photo.ts')>(openPhotoAddress).then(
      ({ openPhoto }) => openPhoto(file),
      () => notStarted,
    )
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
      {photo && look.ground === 'photo' ? <PhotoControls state={state} photo={photo} /> : null}
    </fieldset>
  )
}
