import { documents } from '../sources/documents.ts';

/** Documents that contradict a figure, and from which no figure was read. */
export const conflictSources = documents(`
caching-api | version 1.2.0 | VirtualMachineDataDisk of the Azure SDK for .NET, which repeats the resource API’s reference | Azure/azure-docs-sdk-dotnet 015ee562806d8f10854a1aca8de55cd5c57d69cf xml/Azure.ResourceManager.Compute.Models/VirtualMachineDataDisk.xml
edsv7-other | 2024-08-01 or later | Edsv7 sizes, another copy, Azure documentation | compute d05c5aecd56f21b7512f6c7da0816884638e3ec1 sizes/memory-optimized/edsv7-series.md
dcasv6-specs | 2026-03-09 | Specifications of DCasv6 sizes, Azure documentation | compute 1f02b8770ccb7e1cd869397064d50b04f710e8c8 sizes/general-purpose/includes/dcasv6-series-specs.md
disk-billing | 2025-10-28 | Understand the billing of managed disks, Azure documentation | compute 04a0dcd00317eb83c1dc1898cf9c8634da7e26c6 disks-understand-billing.md
hdd-unit | 2026-03-10 | Understanding the Standard HDD IO unit size update, Azure Storage Blog | https://techcommunity.microsoft.com/blog/azurestorageblog/understanding-the-standard-hdd-io-unit-size-update-and-what-it-means-for-your-wo/4499128
sql-vm-configuration | 2024-03-01 | Configure storage for SQL Server on Azure VMs, Azure documentation | MicrosoftDocs/sql-docs 05e2b89263b49a00163204e4b04f47d1ba60b1eb azure-sql/virtual-machines/windows/storage-configuration.md
disk-metrics | 2022-10-12 | Disk performance metrics, Azure documentation | compute 5b2b68814037b9ef80dac624f05c08cf686b0416 disks-metrics.md
api-2024-01 | 2024-01-12 | VM sizes in the Azure resource API, East US, January 2024 | Azure/karpenter-provider-azure 7f19cd19a4f0e76c8fe8cebd822ae0ee269dd6ca pkg/fake/zz_generated.sku.eastus.go
edsv6-2024 | 2024-08-01 | Edsv6 sizes, Azure documentation, an earlier copy | compute 03650cfed4981780185003e04bdf9c98d5e78fa7 sizes/memory-optimized/edsv6-series.md
esv4-2022 | 2022-12-21 | Ev4 and Esv4 sizes, Azure documentation, an earlier copy | -
aks-postgresql | 2025-07-02 | Boosting PostgreSQL performance on AKS, blog of Azure Kubernetes Service | Azure/AKS 2d2ff4a108cd532975c07efb89b9e54d0d578aa3 blog/_posts/2025-06-16-postgresql-nvme.md
azure-docs-56290 | 2020-06-03 | Azure documentation, request 56290 of its readers, by an author at the vendor | https://github.com/MicrosoftDocs/azure-docs/pull/56290
azure-docs-119799 | 2024-02-14 | Azure documentation, issue 119799 of its readers, with the answer of the vendor | https://github.com/MicrosoftDocs/azure-docs/issues/119799
azure-docs-88072 | 2022-02-15 | Azure documentation, request 88072 of its readers, with the text of the page then | https://github.com/MicrosoftDocs/azure-docs/pull/88072
`);
