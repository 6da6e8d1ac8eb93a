import type { Photo } from './choices.ts'
import { Switch } from './switch.tsx'
import type { StoryState } from './use-story.ts'

type ControlsProps = { state: StoryState; photo: Photo }

/** How dark the veil of a photo is, what a drag moves, how large it is. */
export function PhotoControls({ state: { look, choices, change, changeLook }, photo }: ControlsProps) {
  return (
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
  )
}
