/** A link of the site's menus as the product brings them, to a page of the product's own. */
export interface MenuLinkToLay {
  readonly path: string;
  readonly en: string;
  readonly es: string;
}

const link = (path: string, en: string, es: string): MenuLinkToLay => ({ path, en, es });
const FAQS = link('/faqs', 'FAQs', 'Preguntas frecuentes');
const CONTACT_US = link('/contact-us', 'Contact us', 'Contáctanos');

/** The menus of the header and the links of the footer (product.md 2.5). */
export const SITE_MENUS = {
  header: [
    {
      en: 'About',
      es: 'Nosotros',
      links: [
        link('/about', 'About us', 'Quiénes somos'),
        link('/what-we-do', 'What we do', 'Qué hacemos'),
      ],
    },
    {
      en: 'How It Works',
      es: 'Cómo funciona',
      links: [
        link('/how-it-works-for-parents', 'For parents', 'Para familias'),
        link('/how-it-works-for-schools', 'For schools', 'Para escuelas'),
      ],
    },
    { en: 'Contact', es: 'Contacto', links: [FAQS, CONTACT_US] },
  ],
  footer: [
    link('/for-vendors', 'For vendors', 'Para cocinas'),
    FAQS,
    link('/careers-page', 'Careers', 'Empleos'),
    link('/gift/cards', 'Gift cards', 'Tarjetas de regalo'),
    link('/gift/teacher-lunch', 'Treat a teacher to lunch', 'Invita a un maestro a almorzar'),
    CONTACT_US,
    link('/news', 'News', 'Noticias'),
    link('/terms', 'Terms', 'Términos'),
    link('/privacy', 'Privacy', 'Privacidad'),
    link('/request', 'Bring us to your school', 'Llévanos a tu escuela'),
  ],
} as const;
