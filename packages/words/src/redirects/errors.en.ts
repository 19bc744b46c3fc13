import type { fieldCodes } from '@yay/contract/redirects/codes';

export const words = {
  field: {
    redirect_from_malformed:
      'Enter a path on this site, such as /old-page, or the start of several paths with a * at the end, such as /blog/*.',
    redirect_exists: 'There is already a redirect from this address.',
    redirect_over_page: 'Visitors read a page here. Take the page off the site first.',
    redirect_over_portal: 'This address is already part of the product.',
    redirect_over_api: 'This address belongs to the API.',
    redirect_over_file: 'This address belongs to files.',
    redirect_to_malformed:
      'Enter a path on this site or an address that starts with https://. A * at the end of one needs a * at the end of the other.',
    redirect_host: 'This other site is not allowed yet. Add it to the sites below first.',
    redirect_host_malformed: 'Enter the name of a site, such as schools.example.org.',
    redirect_host_in_use: 'A redirect leads to a site that you removed. Change that one first.',
    redirect_loop: 'This redirect leads back to where it started.',
    redirect_too_long: 'This redirect never ends.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
