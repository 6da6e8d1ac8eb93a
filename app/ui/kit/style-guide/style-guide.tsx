import { ButtonsSection } from './buttons-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { ColorsSection } from './colors-section.tsx'
import { ContentSection } from './content-section.tsx'
import { DialogsSection } from './dialogs-section.tsx'
import { EmptySection } from './empty-section.tsx'
import { FormSection } from './form-section.tsx'
import { IconsSection } from './icons-section.tsx'
import { LoadingSection } from './loading-section.tsx'
import { NavigationSection } from './navigation-section.tsx'
import { ToastsSection } from './toasts-section.tsx'
import { TypeSection } from './type-section.tsx'
import './style-guide.css'

/** Every piece of the kit in every state, on one page. */
export function StyleGuide() {
  return (
    <div className="wrap style-guide">
      <h1 className="d2">États de l’interface</h1>
      <p className="lead">
        Tout ce qui se passe entre deux actions&nbsp;: attendre, réussir, se tromper, partir de zéro.
      </p>
      <LoadingSection />
      <ToastsSection />
      <ButtonsSection />
      <FormSection />
      <ChoicesSection />
      <EmptySection />
      <DialogsSection />
      <NavigationSection />
      <ContentSection />
      <TypeSection />
      <ColorsSection />
      <IconsSection />
    </div>
  )
}
