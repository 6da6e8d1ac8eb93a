import { Form, href } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'

/** Goes to the contact page with the address filled in; a plain GET form, so it needs no JavaScript. */
export function FooterContactForm() {
  return (
    <section className="wrap footer-contact" aria-labelledby="footer-contact-title">
      <h2 id="footer-contact-title">Parlons de votre prochain départ.</h2>
      <div>
        <p>Laissez-nous votre adresse&nbsp;: un coach vous répond sous deux jours ouvrés, sans engagement.</p>
        <Form className="footer-form" action={`${href('/contact')}#contact-form`} method="get">
          <label className="vh" htmlFor="footer-email">
            Adresse e-mail
          </label>
          <input
            id="footer-email"
            name="email"
            type="email"
            autoComplete="email"
            placeholder="Entrez votre email"
            required
          />
          <Button type="submit" look="ink" iconEnd="arrow-right">
            Être recontacté
          </Button>
        </Form>
      </div>
    </section>
  )
}
