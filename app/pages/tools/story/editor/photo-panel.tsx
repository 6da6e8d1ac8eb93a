import { useState } from 'react'
import { unmoved } from '#app/ui/art/stories/story.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Switch } from './switch.tsx'
import type { StoryState } from './use-story.ts'

/** One's own photo under the drawing: how dark its veil is, what a drag moves, how large it is. */
export function PhotoPanel({ state: { look, choices, change, changeLook } }: { state: StoryState }) {
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
        <>
          <label className="story-range" htmlFor="story-veil">
            <span>
              Voile <output className="num">{Math.round(look.veil * 100)} %</output>
            </span>
            <input
              id="story-veil"
              className="range"
              type="range"
              min={0}
              max={0.9}
              step={0.05}
              value={look.veil}
              onChange={({ currentTarget }) => changeLook({ veil: Number(currentTarget.value) })}
            />
          </label>
          <label className="story-range" htmlFor="story-zoom">
            <span>Agrandir la photo</span>
            <input
              id="story-zoom"
              className="range"
              type="range"
              min={1}
              max={3}
              step={0.05}
              value={photo.placement.scale}
              onChange={({ currentTarget }) =>
                change({
                  photo: { ...photo, placement: { ...photo.placement, scale: Number(currentTarget.value) } },
                })
              }
            />
          </label>
          <Switch
            label="Déplacer la photo (sinon le dessin)"
            isOn={choices.moves === 'photo'}
            onChange={(isOn) => change({ moves: isOn ? 'photo' : 'line' })}
          />
          <button
            type="button"
            className="button button-ghost button-small"
            onClick={() => {
              photo.bitmap.close()
              change({ photo: undefined })
              changeLook({ ground: 'plain' })
            }}
          >
            Retirer la photo
          </button>
        </>
      ) : null}
    </fieldset>
  )
}
