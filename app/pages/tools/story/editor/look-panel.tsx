import { memo, useEffect, useState } from 'react'
import { drawStory, fits, shownTemplate } from '#app/ui/art/stories/draw-story.ts'
import type { Letters } from '#app/ui/art/stories/letters.ts'
import {
  formats,
  palettes,
  templateNames,
  unmoved,
  type FormatName,
  type PaletteName,
  type Story,
  type StoryLook,
  type TemplateName,
} from '#app/ui/art/stories/story.ts'
import { meanings } from '../preview/meanings.ts'
import { formatLabels, templateLabels } from '../story-query.ts'
import { PhotoPanel } from './photo-panel.tsx'
import { Switch } from './switch.tsx'
import type { StoryState } from './use-story.ts'

export function LookPanel({ state, letters }: { state: StoryState; letters: Letters | undefined }) {
  const { look, changeLook, settled, story } = state
  const shown = templateNames.filter((name) => (name === 'recap') === (story.recap !== undefined))
  return (
    <>
      <fieldset className="story-group">
        <legend>Modèle</legend>
        <div className="story-templates">
          {shown.map((template) => (
            <label key={template} className="story-template" data-fits={fits(story, template)}>
              <input
                type="radio"
                name="modele"
                value={template}
                checked={look.template === template}
                onChange={() => changeLook({ template, placement: unmoved })}
              />
              <span className="story-thumbnail">
                {letters ? (
                  <Thumbnail story={settled} template={template} look={look} letters={letters} />
                ) : null}
              </span>
              <b>{templateLabels[template]}</b>
              {fits(story, template) ? null : <span className="vh"> (pas dans cette activité)</span>}
            </label>
          ))}
        </div>
        {/* Where the preview has no room for its caption. */}
        <p className="story-meaning small muted">{meanings[shownTemplate(story, look.template)]}</p>
      </fieldset>
      <fieldset className="story-group">
        <legend>Couleur</legend>
        <div className="story-palettes">
          {(Object.keys(palettes) as PaletteName[]).map((palette) => (
            <label key={palette}>
              <input
                type="radio"
                name="palette"
                value={palette}
                checked={look.palette === palette}
                onChange={() => changeLook({ palette, shade: palettes[palette].shade })}
              />
              <Swatch palette={palette} />
              <span className="vh">{palettes[palette].label}</span>
            </label>
          ))}
        </div>
        <Segments
          legend="Tons"
          name="tons"
          options={{ clair: 'Clair', sombre: 'Sombre' }}
          value={look.shade === 'light' ? 'clair' : 'sombre'}
          onChange={(tons) => changeLook({ shade: tons === 'clair' ? 'light' : 'dark' })}
        />
        <Switch
          label="Fond transparent"
          name="transparent"
          value="1"
          isOn={look.ground === 'none'}
          onChange={(isOn) => changeLook({ ground: isOn ? 'none' : 'plain' })}
        />
      </fieldset>
      <fieldset className="story-group">
        <legend>Format</legend>
        <Segments
          legend="Format"
          name="format"
          options={formatLabels}
          value={look.format}
          onChange={(format) => changeLook({ format: format as FormatName, placement: unmoved })}
        />
        <p className="small muted">{`${formats[look.format].width} × ${formats[look.format].height} pixels`}</p>
      </fieldset>
      <PhotoPanel state={state} />
    </>
  )
}

type ThumbnailProps = { story: Story; template: TemplateName; look: StoryLook; letters: Letters }

/** The activity in another template, drawn when nothing else is to be done. */
const Thumbnail = memo(function Thumbnail({ story, template, look, letters }: ThumbnailProps) {
  const [address, setAddress] = useState<string>()
  const { palette, shade } = look
  useEffect(() => {
    const draw = () => {
      const plain = {
        ...look,
        palette,
        shade,
        template,
        format: 'story',
        ground: 'plain',
        placement: unmoved,
      } as const
      setAddress(`data:image/svg+xml,${encodeURIComponent(drawStory(story, plain, letters))}`)
    }
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(draw, 60)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(draw, { timeout: 2000 })
    return () => cancelIdleCallback(idle)
    // oxlint-disable-next-line react/exhaustive-deps -- of the look only its colours are in a thumbnail
  }, [story, template, palette, shade, letters])
  return address ? <img src={address} alt="" width={108} height={192} /> : null
})

/** Ground and line of a palette, as a disc. */
function Swatch({ palette }: { palette: PaletteName }) {
  const { ground, bright } = palettes[palette][palettes[palette].shade]
  return (
    <svg viewBox="0 0 38 38" width={38} height={38} aria-hidden="true">
      <circle cx={19} cy={19} r={18.5} fill={ground} />
      <path d="M.5 19h37" stroke={bright} strokeWidth={4.5} />
    </svg>
  )
}

type SegmentsProps = {
  legend: string
  name: string
  options: Readonly<Record<string, string>>
  value: string
  onChange: (value: string) => void
}

function Segments({ legend, name, options, value, onChange }: SegmentsProps) {
  return (
    <div className="segmented-control story-segments" role="radiogroup" aria-label={legend}>
      {Object.entries(options).map(([option, label]) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          <span className="tap small muted nowrap">{label}</span>
        </label>
      ))}
    </div>
  )
}
