/** What the contact form needs before anything is checked; apart from the schema, so that a page can open without it. */

/** The limits of a contact message in characters (rulings, 27). */
export const CONTACT_LIMITS = { name: 200, email: 254, phone_number: 40, message: 5000 } as const;
