-- The team's list of all counts shows the latest ones: found in their order, not by sorting every count.
create index inventory_counts_latest_idx on inventory_counts (at desc, number desc);
