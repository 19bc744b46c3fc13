import type { fieldCodes } from '@yay/contract/redirects/codes';

export const words = {
  field: {
    redirect_from_malformed:
      'Enter a path of this site, such as /old-page, or the start of several with a * at its end, such as /blog/*.',
    redirect_exists: 'There is a redirect from this address already.',
    redirect_over_page: 'Visitors read a page here. Take the page off the site first.',
    redirect_over_portal: 'A part of the product lives here.',
    redirect_over_api: 'This address belongs to the API.',
    redirect_over_file: 'This address belongs to files.',
    redirect_to_malformed:
      'Enter a path of this site or an address that begins with https://. A * at its end needs one at the end of the other.',
    redirect_host: 'This other site is not allowed yet. Add it to the sites below first.',
    redirect_host_malformed: 'Enter the name of a site, such as schools.example.org.',
    redirect_host_in_use: 'A redirect leads to a site that you removed. Change that one first.',
    redirect_loop: 'This way comes back to where it began.',
    redirect_too_long: 'This way never ends.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
