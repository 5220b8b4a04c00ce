import { ContactForm } from '#web/features/contact/ContactForm.tsx';
import { ContactHero } from '#web/features/contact/ContactHero.tsx';
import { Ways } from '#web/features/visit/Ways.tsx';

export { approved } from '#words/contact.ts';

/** Contact (specification, section 2). */
export function ContactPage() {
  return <ContactHero form={<ContactForm />} ways={<Ways />} />;
}
