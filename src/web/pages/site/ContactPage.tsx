import { ContactForm } from '#web/features/contact/ContactForm.tsx';
import { ContactHero } from '#web/features/contact/ContactHero.tsx';
import { Ways } from '#web/features/visit/Ways.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** Contact (specification, section 2). */
export function ContactPage() {
  return (
    <>
      <PageHead page="contact" />
      <ContactHero form={<ContactForm />} ways={<Ways />} />
    </>
  );
}
