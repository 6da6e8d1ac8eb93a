import thumbnailAddress from 'address:./thumbnail.tsx'
import { palettes, type Palette } from '#app/ui/art/stories/palettes.ts'
import {
  formats,
  templateNames,
  unmoved,
  type FormatName,
  type TemplateName,
} from '#app/ui/art/stories/story.ts'
import { fetchScript } from '../fetch-script.ts'
import { late } from '../late.tsx'
import { meanings } from '../preview/meanings.ts'
import { shownOf } from '../preview/preview.tsx'
import { formatLabels, templateLabels } from '../story-query.ts'
import { OwnTemplates } from './own-templates.tsx'
import { PhotoPanel } from './photo-panel.tsx'
import { Segments } from './segments.tsx'
import { Switch } from './switch.tsx'
import type { StoryState } from './use-story.ts'

const Thumbnail = late(
  async () => (await fetchScript<typeof import('./thumbnail.tsx')>(thumbnailAddress)).Thumbnail,
)

export function LookPanel({ state }: { state: StoryState }) {
  const { look, changeLook, settled, story, drawing, ownPalettes } = state
  const shown = templateNames.filter((name) => (name === 'recap') === (story?.recap !== undefined))
  const isFit = (template: TemplateName) => !drawing || !story || drawing.fits(story, template)
  return (
    <>
      <OwnTemplates state={state} />
      <fieldset className="story-group">
        <legend>Modèle</legend>
        <div className="story-templates">
          {shown.map((template) => (
            <label key={template} className="story-template" data-fits={isFit(template)}>
              <input
                type="radio"
                name="modele"
                value={template}
                checked={look.template === template}
                onChange={() => changeLook({ template, placement: unmoved })}
              />
              <span className="story-thumbnail">
                {drawing && settled ? (
                  <Thumbnail story={settled} template={template} look={look} drawing={drawing} />
                ) : null}
              </span>
              <b>{templateLabels[template]}</b>
              {isFit(template) ? null : <span className="vh"> (pas dans cette activité)</span>}
            </label>
          ))}
        </div>
        {/* Where the preview has no room for its caption. */}
        <p className="story-meaning small muted">{meanings[shownOf(state)]}</p>
      </fieldset>
      <fieldset className="story-group">
        <legend>Couleur</legend>
        <div className="story-palettes">
          {[...palettes, ...ownPalettes].map((palette) => (
            <label key={palette.slug}>
              <input
                type="radio"
                name="palette"
                value={palette.slug}
                checked={look.palette.slug === palette.slug}
                onChange={() => changeLook({ palette, shade: palette.shade })}
              />
              <Swatch palette={palette} />
              <span className="vh">{palette.label}</span>
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
          onChange={(isOn) => changeLook({ ground: isOn ? 'none' : state.choices.photo ? 'photo' : 'plain' })}
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

/** Ground and line of a palette, as a disc. */
function Swatch({ palette }: { palette: Palette }) {
  const { ground, bright } = palette[palette.shade]
  return (
    <svg viewBox="0 0 38 38" width={38} height={38} aria-hidden="true">
      <circle cx={19} cy={19} r={18.5} fill={ground} />
      <path d="M.5 19h37" stroke={bright} strokeWidth={4.5} />
    </svg>
  )
}
